/** Topics of notices, by which players choose what they are told of, and where. */
export const noticeTopics = [
  'security', // cannot be switched off
  'payments',
  'identity',
  'support',
  'wins',
  'bonuses',
  'vip',
  'tournament',
  'chat',
  'partner',
  'news', // advertising: only to who agreed to it
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Kinds of notices, as their `code` names them, and the topic of each; pages word them. */
export const topicOfNotice = {
  depositCredited: 'payments',
  withdrawalApproved: 'payments',
  withdrawalPaid: 'payments',
  withdrawalRefused: 'payments',
  kycApproved: 'identity',
  kycRejected: 'identity',
  kycAsked: 'identity',
  support: 'support',
  wonLate: 'wins',
  winReleased: 'payments',
  winRefused: 'payments',
  bonusEnding: 'bonuses',
  levelReached: 'vip',
  prizeWon: 'tournament',
  chat: 'chat',
  newDevice: 'security',
  passwordChanged: 'security',
  secondFactorOn: 'security',
  secondFactorOff: 'security',
  careMessage: 'security',
  careLimit: 'security',
  careBreak: 'security',
  complaintOpened: 'support',
  complaintAnswered: 'support',
  conversionPaid: 'partner',
  conversionRejected: 'partner',
  news: 'news',
} as const satisfies Record<string, NoticeTopic>;
export type NoticeKind = keyof typeof topicOfNotice;

export const noticeKinds = Object.keys(topicOfNotice) as [NoticeKind, ...NoticeKind[]];

/** Topics that are told under a break and an exclusion as well: they are about the player's account and money, not about play. */
export const keptTopics: readonly NoticeTopic[] = ['security', 'payments', 'identity', 'support'];

/** Places where players are told. */
export const noticeChannels = ['site', 'push', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Topics of which there are letters that can be switched off. */
export const letterTopics: readonly NoticeTopic[] = ['payments', 'identity'];

/** Topics that are never pushed: advertising stays in the site. */
export const unpushedTopics: readonly NoticeTopic[] = ['news'];

/** True for what a player may switch on and off. */
export const isChoice = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic !== 'security' &&
  (channel !== 'email' || letterTopics.includes(topic)) &&
  (channel !== 'push' || !unpushedTopics.includes(topic));

/** A choice as it is stored. */
export const choiceOf = (topic: NoticeTopic, channel: NoticeChannel): string => `${channel}:${topic}`;

export const NOTICES_PAGE = 30;

/** An unread count is counted no further. */
export const MAX_UNREAD = 100;

const MAX_ENDPOINT = 1_000;

/** True for what may be a push service's address: https at its usual port, by a public name. It is looked up when it is asked. */
export const isPushEndpoint = (endpoint: string): boolean => {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(hostname) && !/\.(?:local|localhost|internal)$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
};
