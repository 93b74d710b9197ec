/** An e-mail of which a moderator sees enough to tell two apart: "a***@example.com". */
export const shortEmail = (email: string): string => email.replace(/^(.).*(?=@)/s, '$1***');
