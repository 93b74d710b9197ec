import { Migration } from '@mikro-orm/migrations';

/** A spin of the robbery that its player has asked for, and the VIP level that they were last told of. */
export class Migration025Vip extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE bonus_meter ADD COLUMN spin_until bigint, ADD COLUMN level_told smallint NOT NULL DEFAULT 1,
        ADD CONSTRAINT bonus_meter_level CHECK (level_told >= 1);
    `);
  }
}
