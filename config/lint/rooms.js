'use strict'
const { relative, sep } = require('node:path')
const imports = require('../imports.js')

const root = `${__dirname}/../..`

/** @typedef {{ type: string, value?: unknown }} Source what stands after `from`, or between the brackets of `import()` */
/** @typedef {{ filename: string, report: (fault: { node: Source, message: string }) => void }} Context of a file being linted */

/** Says in the editor what __tests__/architecture.test.ts says at the gate: a room imports only from rooms below it, by their doors. */
const rooms = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    /** @param {{ source?: Source | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const fault = imports.judgeImport(file, source.value)
      if (fault) context.report({ node: source, message: `"${source.value}" ${fault}` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

module.exports = rooms
