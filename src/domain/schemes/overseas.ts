import type { SolutionConfiguration } from '../configuration'

/** Whether a property is in an overseas department: postal codes from 971 to 976 end the slug of their municipalities. */
export function isOverseas({ municipality = '' }: Partial<Pick<SolutionConfiguration, 'municipality'>>): boolean {
  return /-97[1-46]\d\d$/.test(municipality)
}
