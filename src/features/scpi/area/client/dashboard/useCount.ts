import { useResourceList } from '#client/store'

/** How many clients answer a filter: the list says it with its first page, of one. */
export const useCount = (filter: Readonly<Record<string, string>>) =>
  useResourceList('scpi_client', { filter, page: { size: 1 } })
