/** What passes from member to member, on the page and in its report. */
export const PATH_SCOPE =
  "Actions pass from member to member by load case, unfactored and first order; each member combines them itself. Patterns of imposed loads and serviceability cases are not passed on to columns. The self-weight of a column is in no action that it passes on: add it to the permanent load of the column or base plate below.";
