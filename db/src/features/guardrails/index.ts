import type { StoredFeature } from '../../core/stored-feature.ts';
import { GuardrailEntity } from './guardrail.entity.ts';
import { Migration017Guardrails } from './migration-017-guardrails.ts';
import { Migration026GuardrailLeaves } from './migration-026-guardrail-leaves.ts';

export * from './guardrails.repository.ts';

export const stored: StoredFeature = {
  entities: [GuardrailEntity],
  migrations: [
    { name: '017-guardrails', class: Migration017Guardrails },
    { name: '026-guardrail-leaves', class: Migration026GuardrailLeaves },
  ],
};
