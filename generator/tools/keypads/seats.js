/* Who sits where. Seats are numbers: N, Ø, S, V from 0. */

const SEATS = ["N", "Ø", "S", "V"];
const ROLES = ["offender", "lho", "partner", "rho"];

/** @param {number} seat @param {number} [turns] */
function after(seat, turns = 1) {
  return (seat + turns) % 4;
}
