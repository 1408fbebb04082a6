import type { Finding, FindingKey } from '#client/papers'

/** A finding whose value is a number. */
export type NumberFinding = Finding & { readonly value: number }

/** The finding of a key, of a declarant where there are two. */
export const found = (findings: readonly Finding[], key: FindingKey, declarant?: 1 | 2): Finding | undefined =>
  findings.find((one) => one.key === key && one.declarant === declarant)

/** The same, when its value is a number. */
export function foundNumber(
  findings: readonly Finding[],
  key: FindingKey,
  declarant?: 1 | 2,
): NumberFinding | undefined {
  const one = found(findings, key, declarant)
  return one && typeof one.value === 'number' ? { ...one, value: one.value } : undefined
}

/** Euros a month, to the euro, of euros over some months. */
export const perMonth = (euros: number, months = 12): number => Math.round(euros / months)
