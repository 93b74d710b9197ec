import { Migration } from '@mikro-orm/migrations';

/** The requested spin of the robbery, and the VIP level last announced. */
export class Migration025Vip extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE bonus_meter ADD COLUMN spin_until bigint, ADD COLUMN level_told smallint NOT NULL DEFAULT 1,
        ADD CONSTRAINT bonus_meter_level CHECK (level_told >= 1);
    `);
  }
}
