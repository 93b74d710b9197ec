import { Migration } from '@mikro-orm/migrations';

/** Proofs of where money comes from, which compliance asks for in a case, with its words and a deadline. */
export class Migration102FundsRequests extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE kyc_request
  ADD case_id integer,
  ADD words text NOT NULL DEFAULT '',
  ADD deadline_at bigint,
  ADD overdue_at bigint,
  DROP CONSTRAINT kyc_request_need,
  DROP CONSTRAINT kyc_request_cause,
  ADD CONSTRAINT kyc_request_need CHECK (need IN ('identity', 'address', 'funds')),
  ADD CONSTRAINT kyc_request_cause CHECK (cause IN ('second', 'expired', 'expiring', 'unclear', 'address', 'threshold', 'funds')),
  ADD CONSTRAINT kyc_request_funds CHECK ((need = 'funds') = (cause = 'funds') AND (need = 'funds') = (case_id IS NOT NULL)
    AND (need = 'funds') = (deadline_at IS NOT NULL)),
  ADD CONSTRAINT kyc_request_case_id_fkey FOREIGN KEY (case_id) REFERENCES compliance_case;
CREATE INDEX kyc_request_case ON kyc_request (case_id, id) WHERE case_id IS NOT NULL;
CREATE INDEX kyc_request_deadline ON kyc_request (deadline_at) WHERE need = 'funds' AND closed_at IS NULL AND overdue_at IS NULL;
GRANT UPDATE (overdue_at) ON kyc_request TO glasshouse_app`);
  }
}
