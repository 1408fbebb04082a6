/** Years that a calculation shows at most. */
const LONGEST = 30
/** Years shown after the end of the loan: one sees the effort fall. */
const AFTER_LOAN = 5
/** Years shown of a purchase without a loan. */
const WITHOUT_LOAN = 20

/** Years shown of an operation whose file says none: past the end of its loan. */
export const usualYearsShown = (loanYears: number): number =>
  loanYears > 0 ? Math.min(LONGEST, loanYears + AFTER_LOAN) : WITHOUT_LOAN
