// One line an area: all that it exports, and with that the contract that it defines.
export * from './bonus.contract.ts';
export * from './cashbox.contract.ts';
export * from './casino.contract.ts';
export * from './catalogue.contract.ts';
export * from './guardrails.contract.ts';
export * from './kyc.contract.ts';
export * from './live-feed.contract.ts';
export * from './moderation.contract.ts';
export * from './vip.contract.ts';
export * from './withdrawals.contract.ts';
export * from './office-cash.contract.ts';
export * from './office-bonus.contract.ts';
export * from './tournament.contract.ts';
export * from './promo.contract.ts';
export * from './telegram-bonus.contract.ts';
export * from './outside-bonus.contract.ts';
export * from './newyear.contract.ts';
