/** Refusals of every call and route for staff. */
export const staffCodes = {
  forbidden: 403, // not for this role
  needsSecondFactor: 'second_factor_needed', // the role is right: two-factor protection is to be switched on first
  samePerson: 'SAME_PERSON', // another account of the caller's would be decided on, or would be the second person
} as const;
