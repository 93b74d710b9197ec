import { Migration } from '@mikro-orm/migrations';

/** Indexes by which accounts of one device or address, and the attempts of one network, are found. */
export class Migration081Automation extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX session_address ON session (address, created_at);
      CREATE INDEX known_device_hash ON known_device (device_hash);
      CREATE INDEX sign_in_failure_address ON sign_in_failure (address);
    `);
  }
}
