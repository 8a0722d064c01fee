/** Contains a visible character: not only spaces, joiners, fillers and the braille blank. */
export const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;
