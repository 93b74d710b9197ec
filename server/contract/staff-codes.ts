/** Refusals of every call and route for staff. */
export const staffCodes = {
  forbidden: 403, // not for this role
  needsSecondFactor: 'second_factor_needed', // the role is right: two-factor protection is to be switched on first
} as const;
