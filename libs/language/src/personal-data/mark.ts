/** Stands for masked personal data. Cleaning keeps it, and it ends no sentence. */
export const mask = '[…]';
