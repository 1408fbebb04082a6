/** How a property result is shared out, euros: either a profit, or a deficit cut in two. */
interface PropertyShare {
  profit: number
  /** Set against global income this year. */
  onGlobalIncome: number
  /** Kept for the property profits of the next years. */
  carried: number
}

/**
 * Rents absorb the financial charges first; only the other charges may reach global income, up to a cap
 * (CGI art. 156, I, 3°; BOI-RFPI-BASE-30-20).
 */
export function shareProperty(
  rents: number,
  financialCharges: number,
  otherCharges: number,
  globalIncomeCap: number,
): PropertyShare {
  const result = rents - financialCharges - otherCharges
  if (result >= 0) return { profit: result, onGlobalIncome: 0, carried: 0 }
  const fromFinancialCharges = Math.max(0, financialCharges - rents)
  const onGlobalIncome = Math.min(-result - fromFinancialCharges, globalIncomeCap)
  return { profit: 0, onGlobalIncome, carried: -result - onGlobalIncome }
}
