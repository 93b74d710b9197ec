import { Migration } from '@mikro-orm/migrations';

/**
 * Opening a blocked account gives access, and releasing held withdrawals gives money: each is proposed by one and done by another
 * who has the right to it.
 */
export class Migration097TwoPeople extends Migration {
  override up(): void {
    for (const sql of [kinds, guards]) this.addSql(sql);
  }
}

const kinds = `
ALTER TABLE staff_proposal DROP CONSTRAINT staff_proposal_kind,
  ADD CONSTRAINT staff_proposal_kind CHECK (
    kind IN ('role.grant', 'role.revoke', 'second_factor.off', 'bonus.give', 'account.unblock', 'withdrawals.release'));
`;

const guards = `
CREATE OR REPLACE FUNCTION guard_staff_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needed text[] := CASE WHEN NEW.kind LIKE 'role.%' THEN ARRAY['admin']
    WHEN NEW.kind = 'second_factor.off' THEN ARRAY['admin', 'compliance', 'support']
    WHEN NEW.kind = 'bonus.give' THEN ARRAY['admin', 'finance', 'marketing']
    WHEN NEW.kind = 'account.unblock' THEN ARRAY['admin', 'compliance', 'moderator']
    WHEN NEW.kind = 'withdrawals.release' THEN ARRAY['admin', 'finance', 'payments'] END;
  person bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.author_id ELSE NEW.decider_id END;
BEGIN
  IF (TG_OP = 'INSERT' AND NEW.status = 'proposed' OR TG_OP = 'UPDATE' AND OLD.status = 'proposed') AND EXISTS (
    SELECT FROM app_user WHERE id = person AND blocked_at IS NULL AND cardinality(roles) > 0
      AND (needed IS NULL OR roles && needed)) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'proposal % may not become % like this', NEW.id, NEW.status USING ERRCODE = 'insufficient_privilege';
END $$;
`;
