/** A group of the house at a messenger, and who is in it. */
export interface GroupSource {
  group: string; // its id there
  url: string; // where a person joins it: an address, or a path of this site
  /** Whether somebody, by the messenger's own id of them, is in it. `unknown`: nobody there has the id. Throws SocialError. */
  membershipOf(subject: string): Promise<'member' | 'outside' | 'unknown'>;
}
