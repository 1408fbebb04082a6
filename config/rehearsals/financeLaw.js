'use strict'
const { insertAfter, replaceAll } = require('./edits.js')

const LAST = 2025
const NEXT = LAST + 1
const tables = ['decote', 'deductibleCharges', 'familyQuotient', 'incomeDeductions', 'incomeTaxScale']

/** A finance law that keeps the values of the year before. @type {import('./index.js').Rehearsal} */
module.exports = {
  title: 'Open a year of income',
  edits: [
    insertAfter(
      'src/domain/law/incomeYears.ts',
      `  ${LAST}: 'loi 2026-103 du 19/02/2026, art. 4',\n`,
      `  ${NEXT}: 'loi de finances imaginée',\n`,
    ),
    ...tables.flatMap((table) => [
      replaceAll(
        `src/domain/law/${table}.ts`,
        new RegExp(`^    ${LAST}: (.*),$`, 'gm'),
        `    ${LAST}: $1,\n    ${NEXT}: $1,`,
      ),
      replaceAll(`src/domain/law/${table}.ts`, new RegExp(`^  '${LAST}-12-31',$`, 'gm'), `  '${NEXT}-12-31',`),
    ]),
  ],
  checks: [
    { suite: 'unit', existing: 'domain/law' },
    { suite: 'unit', own: 'domain/financeLaw.test.ts' },
  ],
}
