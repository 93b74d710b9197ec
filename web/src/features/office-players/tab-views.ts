import type { ComponentType } from 'react';
import type { PlayerPage, PlayerTab } from 'server/contract';
import { lazyPart } from '../../core/ui/lazy-part.ts';

/** The view of each section of a player's page. */
export const tabViews: Readonly<Record<PlayerTab, ComponentType<{ page: PlayerPage }>>> = {
  overview: lazyPart(async () => (await import('./overview-tab.tsx')).OverviewTab),
  payments: lazyPart(async () => (await import('./payments-tab.tsx')).PaymentsTab),
  ledger: lazyPart(async () => (await import('./ledger-tab.tsx')).LedgerTab),
  rounds: lazyPart(async () => (await import('./rounds-tab.tsx')).RoundsTab),
  providerRounds: lazyPart(async () => (await import('./provider-rounds-tab.tsx')).ProviderRoundsTab),
  bonuses: lazyPart(async () => (await import('./bonuses-tab.tsx')).BonusesTab),
  limits: lazyPart(async () => (await import('./limits-tab.tsx')).LimitsTab),
  sessions: lazyPart(async () => (await import('./sessions-tab.tsx')).SessionsTab),
  links: lazyPart(async () => (await import('./links-tab.tsx')).LinksTab),
  standing: lazyPart(async () => (await import('./standing-tab.tsx')).StandingTab),
  risk: lazyPart(async () => (await import('./risk-tab.tsx')).RiskTab),
  trail: lazyPart(async () => (await import('./trail-tab.tsx')).TrailTab),
  notes: lazyPart(async () => (await import('./notes-tab.tsx')).NotesTab),
};
