export { circleAround, reachOf } from './circle'
export { openTravelTimes, type TravelTimes } from './travelTimes'
