export { RankingField } from './RankingField'
export { ValueField } from './ValueField'
