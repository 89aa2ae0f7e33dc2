// The rules of each game in sections: which sentence tells which clauses, and the picture beside it.
import type { Component } from "svelte";
import type { TextKey } from "../../speech/say.svelte.ts";
import CardPicture from "./pictures/CardPicture.svelte";
import ExtraPicture from "./pictures/ExtraPicture.svelte";
import GardenPicture from "./pictures/GardenPicture.svelte";
import LinePicture from "./pictures/LinePicture.svelte";
import RowPicture from "./pictures/RowPicture.svelte";
import TurnedPicture from "./pictures/TurnedPicture.svelte";

export interface Entry {
  clauses: readonly string[];
  text: TextKey;
  picture?: Component;
}

export interface Section {
  title: TextKey;
  entries: readonly Entry[];
}

export const rules: Readonly<Record<string, readonly Section[]>> = {
  "lucky-numbers": [
    {
      title: "page_learn_s_box",
      entries: [
        { clauses: ["LN-1"], text: "page_learn_ln_box" },
        { clauses: ["LN-2", "LN-3"], text: "page_learn_ln_garden" },
      ],
    },
    {
      title: "page_learn_s_setup",
      entries: [
        { clauses: ["LN-4", "LN-6", "LN-7"], text: "page_learn_ln_setup" },
        { clauses: ["LN-5", "LN-5a"], text: "page_learn_ln_michael" },
      ],
    },
    {
      title: "page_learn_s_turn",
      entries: [{ clauses: ["LN-8", "LN-9", "LN-10"], text: "page_learn_ln_turn" }],
    },
    {
      title: "page_learn_s_place",
      entries: [
        { clauses: ["LN-11"], text: "page_learn_ln_swap" },
        { clauses: ["LN-12"], text: "page_learn_ln_rise", picture: GardenPicture },
        { clauses: ["LN-13"], text: "page_learn_ln_equal" },
      ],
    },
    {
      title: "page_learn_s_end",
      entries: [
        { clauses: ["LN-14"], text: "page_learn_ln_win" },
        { clauses: ["LN-15"], text: "page_learn_ln_pool" },
        { clauses: ["LN-16"], text: "page_learn_ln_idle" },
      ],
    },
    {
      title: "page_learn_s_more",
      entries: [
        { clauses: ["LN-20"], text: "page_learn_ln_bruno" },
        { clauses: ["LN-17", "LN-18", "LN-19"], text: "page_learn_ln_match" },
      ],
    },
  ],
  completto: [
    {
      title: "page_learn_s_box",
      entries: [{ clauses: ["CP-1", "CP-2"], text: "page_learn_cp_box" }],
    },
    {
      title: "page_learn_s_setup",
      entries: [{ clauses: ["CP-3", "CP-4", "CP-5"], text: "page_learn_cp_setup" }],
    },
    {
      title: "page_learn_s_turn",
      entries: [
        { clauses: ["CP-6", "CP-7"], text: "page_learn_cp_turn" },
        { clauses: ["CP-8"], text: "page_learn_cp_must" },
      ],
    },
    {
      title: "page_learn_s_place",
      entries: [
        { clauses: ["CP-9"], text: "page_learn_cp_replace" },
        { clauses: ["CP-10"], text: "page_learn_cp_rise", picture: RowPicture },
        { clauses: ["CP-11"], text: "page_learn_cp_stays" },
        { clauses: ["CP-12"], text: "page_learn_cp_turned", picture: TurnedPicture },
      ],
    },
    {
      title: "page_learn_s_extra",
      entries: [
        { clauses: ["CP-13", "CP-14"], text: "page_learn_cp_extra", picture: ExtraPicture },
      ],
    },
    {
      title: "page_learn_s_end",
      entries: [
        { clauses: ["CP-15"], text: "page_learn_cp_win" },
        { clauses: ["CP-16", "CP-17", "CP-18"], text: "page_learn_cp_slide" },
      ],
    },
    { title: "page_learn_s_more", entries: [{ clauses: ["CP-19"], text: "page_learn_cp_match" }] },
  ],
  "sequence-numbers": [
    {
      title: "page_learn_s_box",
      entries: [
        { clauses: ["SN-1", "SN-2", "SN-3"], text: "page_learn_sn_box" },
        { clauses: ["SN-4", "SN-11"], text: "page_learn_sn_corner" },
      ],
    },
    {
      title: "page_learn_s_setup",
      entries: [{ clauses: ["SN-5", "SN-6", "SN-7"], text: "page_learn_sn_sides" }],
    },
    {
      title: "page_learn_s_turn",
      entries: [
        { clauses: ["SN-9", "SN-10"], text: "page_learn_sn_turn", picture: CardPicture },
        { clauses: ["SN-24"], text: "page_learn_sn_answer" },
        { clauses: ["SN-12"], text: "page_learn_sn_dead" },
        { clauses: ["SN-13", "SN-14", "SN-15"], text: "page_learn_sn_pass" },
      ],
    },
    {
      title: "page_learn_s_lines",
      entries: [
        { clauses: ["SN-16"], text: "page_learn_sn_line", picture: LinePicture },
        { clauses: ["SN-17", "SN-18", "SN-19"], text: "page_learn_sn_share" },
        { clauses: ["SN-20"], text: "page_learn_sn_locked" },
      ],
    },
    {
      title: "page_learn_s_end",
      entries: [{ clauses: ["SN-8", "SN-21"], text: "page_learn_sn_win" }],
    },
    {
      title: "page_learn_s_more",
      entries: [
        { clauses: ["SN-22"], text: "page_learn_sn_strict" },
        { clauses: ["SN-23"], text: "page_learn_sn_talk" },
      ],
    },
  ],
};
