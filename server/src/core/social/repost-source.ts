/** A post of the house at a network, and who has reposted it. */
export interface RepostSource {
  post: string; // its id there
  url: string; // where a person reposts it: an address, or a path of this site
  /** Whether somebody, by the network's own id of them, has reposted it. Throws SocialError. */
  hasReposted(subject: string): Promise<boolean>;
}
