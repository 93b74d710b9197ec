import { Migration } from '@mikro-orm/migrations';

/** Of the stakes of a day, those in games of providers are summed apart: less of them counts towards the cashback's bound. */
export class Migration060ProviderStakes extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE played_day ADD provider_staked bigint NOT NULL DEFAULT 0');
  }
}
