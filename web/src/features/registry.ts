// One line an area: what it brings to the application.
export { audit } from './audit/index.ts';
export { auth } from './auth/index.ts';
export { banners } from './banners/index.ts';
export { bonus } from './bonus/index.ts';
export { cashbox } from './cashbox/index.ts';
export { catalogue } from './catalogue/index.ts';
export { fairness } from './fairness/index.ts';
export { helpdesk } from './helpdesk/index.ts';
export { kyc } from './kyc/index.ts';
export { limits } from './limits/index.ts';
export { liveFeed } from './live-feed/index.ts';
export { moderation } from './moderation/index.ts';
export { officeCash } from './office-cash/index.ts';
export { profile } from './profile/index.ts';
export { settings } from './settings/index.ts';
export { social } from './social/index.ts';
export { studio } from './studio/index.ts';
