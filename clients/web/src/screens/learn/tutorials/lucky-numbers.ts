import type { Tutorial } from "./tutorial.ts";

export const tutorial: Tutorial = {
  steps: [
    {
      text: "page_tutor_ln_1",
      position: `garden 0  2 . . .  . 10 . .  . . 15 .  . . . 16
                 garden 1  1 . . .  . 5 . .   . . 9 .   . . . 14  turn 0`,
    },
    { text: "page_tutor_ln_2", wants: ["draw"], then: [["chance", "reveal 13"]] },
    {
      text: "page_tutor_ln_3",
      wants: ["place c2"],
      then: [
        [1, "draw"],
        ["chance", "reveal 20"],
        [1, "discard"],
      ],
    },
    {
      text: "page_tutor_ln_4",
      wants: ["take 20 d4"],
      then: [
        [1, "draw"],
        ["chance", "reveal 3"],
        [1, "place b1"],
      ],
    },
    { text: "page_tutor_ln_5", wants: ["draw"], then: [["chance", "reveal 2"]] },
    {
      text: "page_tutor_ln_6",
      wants: ["discard"],
      then: [
        [1, "draw"],
        ["chance", "reveal 8"],
        [1, "place c1"],
      ],
    },
    {
      text: "page_tutor_ln_7",
      position: `garden 0  1 3 6 9  4 7 11 14  8 12 15 18  10 16 19 .
                 garden 1  1 3 8 .  . 5 10 .   4 9 13 17   . 12 . 20
                 display 2 16  hand 0 20  placing 0`,
      wants: ["place d4"],
    },
  ],
};
