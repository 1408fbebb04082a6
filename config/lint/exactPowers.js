'use strict'

/** What ECMAScript leaves to each engine’s own approximation: figures would differ between a browser and the server. */
const APPROXIMATED = new Set([
  ...['pow', 'sqrt', 'cbrt', 'hypot', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
])

/** @typedef {{ operator?: string, object?: { name?: string }, property?: { name?: string, value?: unknown } }} Node */
/** @typedef {{ report: (fault: { node: Node, message: string }) => void }} Context of a file being linted */

/** Powers and roots of the calculation come from src/domain/value/powers.ts, by products and comparisons alone. */
const exactPowers = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node @param {string} written */
    const refuse = (node, written) => {
      context.report({
        node,
        message: `${written} is approximated by each engine in its own way: take src/domain/value/powers.ts.`,
      })
    }
    /** @param {Node} node */
    const operation = (node) => {
      if (node.operator === '**' || node.operator === '**=') refuse(node, node.operator)
    }
    return {
      BinaryExpression: operation,
      AssignmentExpression: operation,
      /** @param {Node} node */
      MemberExpression(node) {
        const name = node.property?.name ?? node.property?.value
        if (node.object?.name === 'Math' && typeof name === 'string' && APPROXIMATED.has(name))
          refuse(node, `Math.${name}`)
      },
    }
  },
}

module.exports = exactPowers
