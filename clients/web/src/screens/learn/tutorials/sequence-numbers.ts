import type { Tutorial } from "./tutorial.ts";

export const tutorial: Tutorial = {
  isPointed: true,
  steps: [
    {
      text: "page_tutor_sn_1",
      position: `board  * . . 0 . . . . . *
                        . . . . . . . . . .
                        . 1 . . . . . . . .
                        . . . . . . . . . .
                        . . . . . . . . 0 .
                        . . . . . . . . . .
                        . . . . . . . . . .
                        . . . . . . . . 1 .
                        . . . . . . . . . .
                        * . . . . . . . . *
                 sequences 0 0
                 hand 0 2+2 24-4 39-5 plus minus  hand 1 4-2 13-3 25+7 8+9 43-3
                 discard 0 1+2 42+5  discard 1 18+2 plus
                 passes 0  turn 0`,
    },
    {
      text: "page_tutor_sn_2",
      wants: ["play 2+2 e1"],
      then: [
        ["chance", "deal 0 36-9"],
        [1, "play 13-3 b9"],
        ["chance", "deal 1 27+7"],
      ],
    },
    {
      text: "page_tutor_sn_3",
      wants: ["plus b1"],
      then: [
        ["chance", "deal 0 31+6"],
        [1, "play 4-2 c1"],
        ["chance", "deal 1 16+6"],
      ],
    },
    {
      text: "page_tutor_sn_4",
      wants: ["minus c1"],
      then: [
        ["chance", "deal 0 52-7"],
        [1, "play 25+7 g4"],
        ["chance", "deal 1 9+6"],
      ],
    },
    { text: "page_tutor_sn_5", wants: ["dead 24-4"], then: [["chance", "deal 0 1+1"]] },
    { text: "page_tutor_sn_6", wants: ["play 1+1 c1"] },
  ],
};
