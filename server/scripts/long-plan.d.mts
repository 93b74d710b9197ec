export const repeating: readonly string[];
export const testFiles: () => string[];
export const longPlan: () => { what: string; files: string[] }[];
