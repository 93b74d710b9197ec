const UNIQUE_VIOLATION = '23505';

/** The constraint that a unique violation names, from `pg` or the ORM; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
};
