import { Migration } from '@mikro-orm/migrations';

/** When the user of a session last proved who they are, and the network that a known device was last seen in. */
export class Migration014AccountProofs extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE session ADD proved_at timestamptz, ADD code_at timestamptz;
      UPDATE session SET proved_at = created_at;
      ALTER TABLE session ALTER proved_at SET DEFAULT now(), ALTER proved_at SET NOT NULL;
      ALTER TABLE known_device ADD network text;
      GRANT UPDATE (network) ON known_device TO glasshouse_app;
    `);
  }
}
