import type { IsoDate } from '../value/calendar'
import type { DatedValue, Parameter } from './parameter'

/** The finance law that sets the income tax of each income year (CGI art. 197 is rewritten every year). */
const financeLaws: Readonly<Record<number, string>> = {
  2011: 'loi 2011-1977 du 28/12/2011',
  2012: 'loi 2012-1509 du 29/12/2012',
  2013: 'loi 2013-1278 du 29/12/2013',
  2014: 'loi 2014-1654 du 29/12/2014',
  2015: 'loi 2015-1785 du 29/12/2015',
  2016: 'loi 2016-1917 du 29/12/2016, art. 2',
  2017: 'loi 2017-1837 du 30/12/2017, art. 2',
  2018: 'loi 2018-1317 du 28/12/2018, art. 2',
  2019: 'loi 2019-1479 du 28/12/2019, art. 2',
  2020: 'loi 2020-1721 du 29/12/2020, art. 2',
  2021: 'loi 2021-1900 du 30/12/2021, art. 2',
  2022: 'loi 2022-1726 du 30/12/2022, art. 2',
  2023: 'loi 2023-1322 du 29/12/2023, art. 2',
  2024: 'loi 2025-127 du 14/02/2025, art. 2',
  2025: 'loi 2026-103 du 19/02/2026, art. 4',
}

/** A parameter of which every income year has a value of its own, unless it was repealed. */
interface IncomeYearTable<T> extends Parameter<T> {
  isByIncomeYear: true
}

/**
 * A parameter given by income year, each from 1 January.
 * @param checkedOn last day of the last income year whose value was voted and read: a new year is opened for all tables at once
 */
export function byIncomeYear<T>(
  label: string,
  article: string,
  write: (value: T) => string,
  table: Readonly<Record<number, T>>,
  checkedOn: IsoDate,
): IncomeYearTable<T> {
  const values = Object.entries(table).map(([year, value]): DatedValue<T> => ({
    from: `${year}-01-01`,
    value,
    source: `${article} (${financeLaws[Number(year)] ?? 'loi de finances de l’année'})`,
    evidence: 'official',
  }))
  const [first, ...others] = values
  if (first === undefined) throw new Error(`No value for ${label}`)
  return { label, write, checkedOn, values: [first, ...others], isByIncomeYear: true }
}
