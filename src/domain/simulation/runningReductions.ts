import type { RunningReduction } from '../configuration'

/** What a household counts under the overall cap before an operation, euros. */
interface Used {
  general: number
  overseas: number
}

interface Household {
  cappedAdvantagesUsed: number
  runningReductions: readonly RunningReduction[]
}

/** What is used already of each cap for the income of a year: the advantages of every year, and the reductions that run then. */
export function usedUnderCaps({ cappedAdvantagesUsed, runningReductions }: Household, year: number): Used {
  const used = { general: cappedAdvantagesUsed, overseas: 0 }
  for (const { cap, amount, first_year = year, last_year } of runningReductions) {
    if (year >= first_year && year <= last_year) used[cap] += amount
  }
  return used
}
