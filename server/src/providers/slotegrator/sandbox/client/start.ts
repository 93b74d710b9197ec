export const started = true;
