/** A person that a provider vouches for. */
export interface Person {
  subject: string; // the provider's own id of the person, for ever
  name: string; // as they call themselves there
  firstName: string | null;
  lastName: string | null;
  url: string | null; // address of their page there
  email: string | null; // only an address that the provider itself has confirmed
}

/** Why a provider vouched for nobody. */
export type SocialProblem =
  | 'cancelled' // by the person
  | 'refused' // forged, expired, replayed, of another site, or not as the contract has it
  | 'unavailable'; // no answer, or a fault of the provider

/** A sign-in at a provider that came to nothing. Nothing in it is secret. */
export class SocialError extends Error {
  readonly problem: SocialProblem;

  constructor(problem: SocialProblem, what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'SocialError';
    this.problem = problem;
  }
}

/** One request of a browser to a provider and back. Everything but `returnTo` and `state` stays on the server. */
export interface AuthorizationRequest {
  state: string; // comes back as it was sent; opens the request once
  verifier: string; // PKCE verifier
  nonce: string;
  returnTo: string; // our address that the provider sends the browser to
}

/** A provider that a browser is sent to. */
export interface SocialProvider {
  /** Address of the authorization request. Throws SocialError. */
  authorizeUrl(authorization: AuthorizationRequest): Promise<string>;
  /** Person who came back, by the query of the callback. Throws SocialError. */
  personOf(authorization: AuthorizationRequest, callback: URLSearchParams): Promise<Person>;
}

/** Spends a token of a provider: false when it was spent before, by whatever process. */
export type SpendOnce = (kind: string, token: string, lifeMs: number) => Promise<boolean>;

/** A client of a provider, as its console shows it. */
export interface ProviderClient {
  id: string;
  secret: string;
}
