'use strict'
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { addMigration, create, insertAfter } = require('./edits.js')

const EXAMPLE = join(__dirname, '../../__tests__/support/oneMoreScheme')

/** A file of the scheme that the tests add, as it would stand in a folder of src/domain. @param {string} file @returns {string} */
const example = (file) =>
  readFileSync(join(EXAMPLE, file), 'utf8')
    .replaceAll('../../../src/domain/schemes/', './')
    .replaceAll('../../../src/domain/law/', '../law/')
    .replaceAll('../../../src/domain/', '../')
    .replaceAll("'./law'", "'../law/trialLease'")

/** A reduction of each year of a trial lease, which asks two questions of its own. @type {import('./index.js').Rehearsal} */
module.exports = {
  title: 'Add a scheme',
  edits: [
    create('src/domain/schemes/trialLease.ts', example('trialLease.ts')),
    create('src/domain/law/trialLease.ts', example('law.ts').replaceAll("'../law/", "'./")),
    insertAfter(
      'src/domain/schemes/catalogue.ts',
      "import { seasonalRental } from './seasonalRental'\n",
      "import { trialLease } from './trialLease'\n",
    ),
    insertAfter('src/domain/schemes/catalogue.ts', '  unfurnishedRental,\n', '  trialLease,\n'),
    insertAfter(
      'src/domain/law/index.ts',
      "import * as tourism from './tourism'\n",
      "import * as trialLease from './trialLease'\n",
    ),
    insertAfter('src/domain/law/index.ts', '\n  tourism,\n', '  trialLease,\n'),
    ...addMigration(
      'clientFile',
      '0900_trial_lease',
      `-- What a trial lease asks.
ALTER TABLE client_file_simulation ADD COLUMN trial_lease_years integer, ADD COLUMN trial_lease_tenant text;
ALTER TABLE client_file_scenarios ADD COLUMN trial_lease_years integer, ADD COLUMN trial_lease_tenant text;
`,
    ),
  ],
  checks: [
    { suite: 'unit', existing: 'domain/law/parameters' },
    { suite: 'unit', existing: 'architecture.schemes' },
    { suite: 'server', existing: 'db/schema' },
    { suite: 'server', own: 'server/scheme.server.test.ts' },
  ],
}
