/** How a simulated provider behaves: well, or in one of the ways in which a real one, or an attacker, could. */
export const sandboxModes = [
  'well',
  'bad_signature',
  'expired',
  'replayed',
  'wrong_audience',
  'missing_fields',
  'cancelled',
] as const;
export type SandboxMode = (typeof sandboxModes)[number];

/** The mode that a query asks for; `well` when it asks for none. */
export const modeOf = (value: string | null): SandboxMode => sandboxModes.find((mode) => mode === value) ?? 'well';
