import { schemes } from '#domain'
import type { Attributes } from '#contract/resources'

type Operation = Pick<Attributes<'simulation'>, 'project' | 'seniority'>

/**
 * Whether works count in an operation: those that its scheme is about, and those of an existing home. An amount typed for
 * another scheme stays in the file, and is neither shown nor counted.
 */
export function hasWorks({ project, seniority }: Partial<Operation>): boolean {
  return seniority === 'old' || schemes.find(project ?? '')?.asks.includes('renovation_price') === true
}
