/** What passes from member to member, on the page and in its report. */
export const PATH_SCOPE =
  "Actions pass from member to member by load case, unfactored; each member combines them itself. Imposed loads have their own factors \u03c8, and the arrangements in which a reaction is greatest and least. The base of a column that sways has its amplified moments. An action that a member cannot take is listed on that member as a check that is not covered. Serviceability cases are not passed on to columns. The self-weight of a column that includes it is passed on with its permanent load.";
