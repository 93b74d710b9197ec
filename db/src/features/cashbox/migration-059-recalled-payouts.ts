import { Migration } from '@mikro-orm/migrations';

/**
 * A payout that nobody has sent can be taken back for another price: its withdrawal is open again. Where a deposit came from is kept with
 * the provider's first word of it, until it is credited.
 */
export class Migration059RecalledPayouts extends Migration {
  override up(): void {
    this.addSql(`
CREATE OR REPLACE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state OR (OLD.code, OLD.state, NEW.state) IN (
    (1, 1, 2), (1, 1, 4), (1, 1, 10), (1, 4, 2), (1, 10, 2), (2, 1, 3), (2, 1, 4), (2, 1, 10), (2, 3, 2), (2, 3, 10), (2, 3, 1)
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'payment % may not go from state % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'insufficient_privilege';
END $$;
GRANT DELETE ON payout TO glasshouse_app;
ALTER TABLE provider_payment ADD source_key bytea;
`);
  }
}
