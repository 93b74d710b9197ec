/** A group of the house at a messenger, and who is in it. */
export interface GroupSource {
  group: string; // its id there
  url: string; // address to join at: absolute, or a path of this site
  /** Membership of somebody, by the messenger's own id. `unknown`: nobody there has the id. Throws SocialError. */
  membershipOf(subject: string): Promise<'member' | 'outside' | 'unknown'>;
}

/** A post of the house at a network, and who has reposted it. */
export interface RepostSource {
  post: string; // its id there
  url: string; // address to repost at: absolute, or a path of this site
  /** True when somebody, by the network's own id, has reposted it. Throws SocialError. */
  hasReposted(subject: string): Promise<boolean>;
}
