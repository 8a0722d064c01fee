/** Everything that names the firm stands here and nowhere else. Change this one file to make the product yours. */
export const brand = {
  productName: "Kingpost",
  firmName: "Kingpost Structural",
} as const;
