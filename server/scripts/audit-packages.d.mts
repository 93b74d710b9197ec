export const judge: (output: string) => { fails: boolean; lines: string[] };
