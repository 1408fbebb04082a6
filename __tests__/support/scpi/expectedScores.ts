import { ability, extraFinancial, knowledge, profile, scpi } from './expected'
import type { ExpectedScores } from './persona'

/** What the scores of each persona are on 20 November 2026, a line a score, derived by hand from the tables of rules. */
export const expectedScores: Readonly<Record<string, ExpectedScores>> = {
  P01: {
    ...knowledge(50, 'informed', 7, [35, 11, 4, 0]),
    ...scpi(56, 'basic', 8, [56, 0, 0, 0], ['credit']),
    ...ability(75, 'high', [20, 12, 18, 5, 10, 5, 5]),
    ...profile(11, 'balanced', 4, 'dynamic balanced balanced offensive dynamic dynamic dynamic', [
      'investment_risk',
      'max_loss_accepted',
    ]),
    ...extraFinancial(20, 'sensitive', [0, 10, 10]),
  },
  P02: {
    ...knowledge(68, 'informed', 8, [40, 26, 2, 0]),
    ...scpi(80, 'informed', 8, [56, 10, 10, 4], []),
    ...ability(95, 'total', [20, 15, 25, 15, 10, 5, 5]),
    ...profile(9, 'balanced', 4, 'balanced balanced balanced dynamic dynamic offensive dynamic', [
      'investment_risk',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(0, 'neutral'),
  },
  P03: {
    ...knowledge(21, 'basic', 3, [15, 5, 1, 0]),
    ...scpi(28, 'insufficient', 4, [28, 0, 0, 0], [], ['sk_liquidity']),
    ...ability(95, 'total', [20, 15, 25, 15, 10, 5, 5]),
    ...profile(3, 'cautious', 3, 'cautious cautious cautious dynamic cautious offensive balanced', [
      'investment_risk',
      'liquidity_need',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(0, 'neutral'),
  },
  P04: {
    ...knowledge(41, 'informed', 6, [30, 9, 2, 0]),
    ...scpi(63, 'informed', 9, [63, 0, 0, 0], ['credit', 'dismemberment']),
    ...ability(32, 'limited', [10, 8, 0, 0, 4, 5, 5]),
    ...profile(14, 'cautious', 3, 'offensive dynamic dynamic offensive dynamic cautious dynamic', [
      'ability_to_sustain_loss',
    ]),
    ...extraFinancial(0, 'interested', [0, 0, 0]),
  },
  P05: {
    ...knowledge(84, 'advanced', 8, [40, 40, 4, 0]),
    ...scpi(100, 'advanced', 10, [70, 12, 10, 8], ['credit', 'dismemberment']),
    ...ability(92, 'total', [20, 12, 25, 20, 7, 3, 5]),
    ...profile(16, 'offensive', 7, 'offensive offensive offensive offensive offensive offensive offensive', [
      'ability_to_sustain_loss',
      'investment_duration',
      'investment_risk',
      'knowledge_experience',
      'liquidity_need',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(0, 'neutral'),
  },
  P06: {
    ...knowledge(83, 'advanced', 8, [40, 23, 8, 12]),
    ...scpi(86, 'advanced', 10, [70, 6, 6, 4], ['credit', 'dismemberment']),
    ...ability(78, 'high', [20, 12, 18, 10, 10, 3, 5]),
    ...profile(12, 'dynamic', 6, 'dynamic dynamic dynamic offensive dynamic dynamic offensive', [
      'ability_to_sustain_loss',
      'investment_risk',
      'liquidity_need',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(50, 'committed', [10, 20, 20]),
  },
  P07: {
    ...knowledge(32, 'basic', 5, [25, 5, 2, 0]),
    ...scpi(56, 'basic', 8, [56, 0, 0, 0], ['credit']),
    ...ability(31, 'limited', [10, 0, 0, 5, 10, 1, 5]),
    ...profile(7, 'cautious', 3, 'balanced cautious cautious dynamic dynamic cautious balanced', [
      'ability_to_sustain_loss',
      'investment_risk',
      'max_loss_accepted',
    ]),
    ...extraFinancial(0, 'neutral'),
  },
  P08: {
    ...knowledge(32, 'basic', 5, [25, 7, 0, 0]),
    ...scpi(35, 'insufficient', 5, [35, 0, 0, 0], [], ['sk_horizon']),
    ...ability(95, 'total', [20, 15, 25, 15, 10, 5, 5]),
    ...profile(
      2,
      'secure',
      1,
      'secure secure secure cautious secure offensive balanced',
      ['investment_risk', 'liquidity_need', 'max_loss_accepted', 'tolerance'],
      ['tol_price_drop', 'tol_illiquidity', 'main_objective'],
    ),
    ...extraFinancial(0, 'neutral'),
  },
  P09: {
    ...knowledge(52, 'informed', 7, [35, 13, 4, 0]),
    ...scpi(72, 'informed', 9, [63, 6, 3, 0], ['credit']),
    ...ability(60, 'significant', [15, 4, 18, 5, 10, 3, 5]),
    ...profile(9, 'balanced', 4, 'balanced balanced balanced offensive dynamic balanced dynamic', [
      'ability_to_sustain_loss',
      'investment_risk',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(70, 'demanding', [20, 30, 20]),
  },
  P10: {
    ...knowledge(74, 'advanced', 8, [40, 33, 1, 0]),
    ...scpi(63, 'insufficient', 9, [63, 0, 0, 0], ['credit', 'dismemberment'], ['sk_capital_risk'], ['KS-CAP-1']),
    ...ability(70, 'high', [15, 8, 18, 15, 6, 5, 3]),
    ...profile(13, 'dynamic', 6, 'dynamic dynamic dynamic dynamic dynamic dynamic offensive', [
      'ability_to_sustain_loss',
      'investment_duration',
      'investment_risk',
      'liquidity_need',
      'max_loss_accepted',
      'tolerance',
    ]),
    ...extraFinancial(10, 'sensitive', [0, 0, 10]),
  },
}
