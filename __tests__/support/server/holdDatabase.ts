import { openDatabase } from '#server/db'

/** An application that opens the data folder it is given, commits one row, says so, and stays until it is killed. */
async function hold(dataFolder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder })
  await database.query('CREATE TABLE IF NOT EXISTS saved (id int)')
  await database.query('INSERT INTO saved VALUES (1)')
  process.stdout.write('saved\n')
}

void hold(process.argv[2] ?? '')
