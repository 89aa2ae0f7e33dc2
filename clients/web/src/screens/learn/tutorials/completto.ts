import type { Tutorial } from "./tutorial.ts";

export const tutorial: Tutorial = {
  steps: [
    {
      text: "page_tutor_cp_1",
      position: `row 0  # 9 14 # # 33 # 50 # # # 67 # # # # 81 82 85 # # #
                 row 1  3 # # 20 # # # 40 # # # # 60 # # # 77 # # # # 95
                 display 89  slides 0 0  turn 0`,
    },
    { text: "page_tutor_cp_2", wants: ["draw"], then: [["chance", "reveal 21"]] },
    {
      text: "page_tutor_cp_3",
      wants: ["place 21 4"],
      then: [
        [1, "draw"],
        ["chance", "reveal 30"],
        [1, "place 30 5"],
      ],
    },
    { text: "page_tutor_cp_4", wants: ["draw"], then: [["chance", "reveal 32"]] },
    { text: "page_tutor_cp_5", wants: ["place 32 5"] },
    { text: "page_tutor_cp_6", wants: ["take 89 68 13"] },
    { text: "page_tutor_cp_7", wants: ["slide "] },
    {
      text: "page_tutor_cp_8",
      position: `row 0  3 5 9 14 21 26 32 33 41 47 50 # 58 63 67 68 74 81 82 85 92 97
                 row 1  2 # 8 20 # 30 # 40 44 # 51 # 60 64 # 70 77 80 # 90 93 95
                 display 55 71  slides 0 0  turn 0`,
      wants: ["take 55 55 12"],
    },
  ],
};
