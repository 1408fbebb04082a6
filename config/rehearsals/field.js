'use strict'
const { addMigration, insertAfter } = require('./edits.js')

/** What the household pays for its transport, beside its other charges. @type {import('./index.js').Rehearsal} */
module.exports = {
  title: 'Add a field',
  edits: [
    insertAfter(
      'src/features/clientFile/contract/resources/charge.ts',
      '\n  alimony,\n',
      "  transport_expense: amount({ label: 'Frais de transport', unit: '€/mois' }),\n",
    ),
    ...addMigration(
      'clientFile',
      '0900_transport_expense',
      '-- What a household pays for its transport, euros a month.\nALTER TABLE client_file_charge ADD COLUMN transport_expense numeric(14,2);\n',
    ),
    insertAfter(
      'src/features/clientFile/client/file/informations/ChargeSection.tsx',
      '        <AmountField name="alimony" />\n',
      '        <AmountField name="transport_expense" />\n',
    ),
  ],
  checks: [
    { suite: 'server', own: 'server/field.server.test.ts' },
    { suite: 'unit', own: 'client/field.client.test.tsx' },
    { suite: 'server', existing: 'db/schema' },
  ],
}
