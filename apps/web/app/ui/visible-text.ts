/** Holds at least one character that can be seen: not only spaces, joiners, fillers and the blank of braille. */
export const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;
