export { FollowedStudies } from './FollowedStudies'
export { useFollowedStudies } from './useFollowedStudies'
