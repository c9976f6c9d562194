// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const isAnswer = validate52;
const schema19 = {"$ref":"functions.Plans","$id":"isAnswer"};
const schema20 = {"type":"object","required":["currency","programs","add_ons"],"properties":{"currency":{"const":"USD"},"programs":{"type":"array","items":{"type":"object","required":["id","name","description","is_available","drawdown_type","leverage","expert_advisors","share_from_bps","share_to_bps","payout_cycle_days","fee_refund_bps","platforms","minimum_days","phases","tiers"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"is_available":{"type":"boolean"},"drawdown_type":{"enum":["trailing","static"]},"leverage":{"type":"integer"},"expert_advisors":{"enum":["yes","with-approval","no"]},"share_from_bps":{"type":"integer"},"share_to_bps":{"type":"integer"},"payout_cycle_days":{"type":"integer"},"fee_refund_bps":{"type":"integer"},"platforms":{"type":"array","items":{"type":"string"}},"minimum_days":{"type":"integer"},"phases":{"type":"array","items":{"type":"object","required":["id","name","profit_target_bps","daily_loss_bps","max_drawdown_bps"],"properties":{"id":{"enum":["phase-1","phase-2","funded"]},"name":{"type":"string"},"profit_target_bps":{"type":["integer","null"]},"daily_loss_bps":{"type":"integer"},"max_drawdown_bps":{"type":"integer"}}}},"tiers":{"type":"array","items":{"type":"object","required":["id","position","label","size_cents","price_cents","old_price_cents","discount_percent","winners_bonus_cents"],"properties":{"id":{"type":"string"},"position":{"type":"integer"},"label":{"type":"string"},"size_cents":{"type":"integer"},"price_cents":{"type":"integer"},"old_price_cents":{"type":["integer","null"]},"discount_percent":{"type":["integer","null"]},"winners_bonus_cents":{"type":"integer"}}}}}}},"add_ons":{"type":"array","items":{"type":"object","required":["id","name","description","price_cents"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"price_cents":{"type":"integer"}}}}},"$id":"functions.Plans"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Plans" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.currency === undefined) && (missing0 = "currency")) || ((data.programs === undefined) && (missing0 = "programs"))) || ((data.add_ons === undefined) && (missing0 = "add_ons"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.currency !== undefined){
const _errs1 = errors;
if("USD" !== data.currency){
validate53.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programs !== undefined){
let data1 = data.programs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.description === undefined) && (missing1 = "description"))) || ((data2.is_available === undefined) && (missing1 = "is_available"))) || ((data2.drawdown_type === undefined) && (missing1 = "drawdown_type"))) || ((data2.leverage === undefined) && (missing1 = "leverage"))) || ((data2.expert_advisors === undefined) && (missing1 = "expert_advisors"))) || ((data2.share_from_bps === undefined) && (missing1 = "share_from_bps"))) || ((data2.share_to_bps === undefined) && (missing1 = "share_to_bps"))) || ((data2.payout_cycle_days === undefined) && (missing1 = "payout_cycle_days"))) || ((data2.fee_refund_bps === undefined) && (missing1 = "fee_refund_bps"))) || ((data2.platforms === undefined) && (missing1 = "platforms"))) || ((data2.minimum_days === undefined) && (missing1 = "minimum_days"))) || ((data2.phases === undefined) && (missing1 = "phases"))) || ((data2.tiers === undefined) && (missing1 = "tiers"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
const _errs6 = errors;
if(typeof data2.id !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/id",schemaPath:"#/properties/programs/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs8 = errors;
if(typeof data2.name !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/name",schemaPath:"#/properties/programs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.description !== undefined){
const _errs10 = errors;
if(typeof data2.description !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/description",schemaPath:"#/properties/programs/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.is_available !== undefined){
const _errs12 = errors;
if(typeof data2.is_available !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/is_available",schemaPath:"#/properties/programs/items/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.drawdown_type !== undefined){
let data7 = data2.drawdown_type;
const _errs14 = errors;
if(!((data7 === "trailing") || (data7 === "static"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/drawdown_type",schemaPath:"#/properties/programs/items/properties/drawdown_type/enum",keyword:"enum",params:{allowedValues: schema20.properties.programs.items.properties.drawdown_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.leverage !== undefined){
let data8 = data2.leverage;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/leverage",schemaPath:"#/properties/programs/items/properties/leverage/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.expert_advisors !== undefined){
let data9 = data2.expert_advisors;
const _errs17 = errors;
if(!(((data9 === "yes") || (data9 === "with-approval")) || (data9 === "no"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/expert_advisors",schemaPath:"#/properties/programs/items/properties/expert_advisors/enum",keyword:"enum",params:{allowedValues: schema20.properties.programs.items.properties.expert_advisors.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_from_bps !== undefined){
let data10 = data2.share_from_bps;
const _errs18 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_from_bps",schemaPath:"#/properties/programs/items/properties/share_from_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_to_bps !== undefined){
let data11 = data2.share_to_bps;
const _errs20 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_to_bps",schemaPath:"#/properties/programs/items/properties/share_to_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payout_cycle_days !== undefined){
let data12 = data2.payout_cycle_days;
const _errs22 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/payout_cycle_days",schemaPath:"#/properties/programs/items/properties/payout_cycle_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fee_refund_bps !== undefined){
let data13 = data2.fee_refund_bps;
const _errs24 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/fee_refund_bps",schemaPath:"#/properties/programs/items/properties/fee_refund_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.platforms !== undefined){
let data14 = data2.platforms;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data14)){
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data14[i1] !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms/" + i1,schemaPath:"#/properties/programs/items/properties/platforms/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms",schemaPath:"#/properties/programs/items/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.minimum_days !== undefined){
let data16 = data2.minimum_days;
const _errs30 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/minimum_days",schemaPath:"#/properties/programs/items/properties/minimum_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.phases !== undefined){
let data17 = data2.phases;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data17)){
var valid4 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs34 = errors;
if(errors === _errs34){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if((((((data18.id === undefined) && (missing2 = "id")) || ((data18.name === undefined) && (missing2 = "name"))) || ((data18.profit_target_bps === undefined) && (missing2 = "profit_target_bps"))) || ((data18.daily_loss_bps === undefined) && (missing2 = "daily_loss_bps"))) || ((data18.max_drawdown_bps === undefined) && (missing2 = "max_drawdown_bps"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data18.id !== undefined){
let data19 = data18.id;
const _errs36 = errors;
if(!(((data19 === "phase-1") || (data19 === "phase-2")) || (data19 === "funded"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/id",schemaPath:"#/properties/programs/items/properties/phases/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema20.properties.programs.items.properties.phases.items.properties.id.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.name !== undefined){
const _errs37 = errors;
if(typeof data18.name !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/name",schemaPath:"#/properties/programs/items/properties/phases/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.profit_target_bps !== undefined){
let data21 = data18.profit_target_bps;
const _errs39 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/profit_target_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/profit_target_bps/type",keyword:"type",params:{type: schema20.properties.programs.items.properties.phases.items.properties.profit_target_bps.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.daily_loss_bps !== undefined){
let data22 = data18.daily_loss_bps;
const _errs41 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/daily_loss_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/daily_loss_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.max_drawdown_bps !== undefined){
let data23 = data18.max_drawdown_bps;
const _errs43 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/max_drawdown_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/max_drawdown_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases",schemaPath:"#/properties/programs/items/properties/phases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.tiers !== undefined){
let data24 = data2.tiers;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data24)){
var valid6 = true;
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
const _errs47 = errors;
if(errors === _errs47){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((((((((data25.id === undefined) && (missing3 = "id")) || ((data25.position === undefined) && (missing3 = "position"))) || ((data25.label === undefined) && (missing3 = "label"))) || ((data25.size_cents === undefined) && (missing3 = "size_cents"))) || ((data25.price_cents === undefined) && (missing3 = "price_cents"))) || ((data25.old_price_cents === undefined) && (missing3 = "old_price_cents"))) || ((data25.discount_percent === undefined) && (missing3 = "discount_percent"))) || ((data25.winners_bonus_cents === undefined) && (missing3 = "winners_bonus_cents"))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data25.id !== undefined){
const _errs49 = errors;
if(typeof data25.id !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/id",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.position !== undefined){
let data27 = data25.position;
const _errs51 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/position",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.label !== undefined){
const _errs53 = errors;
if(typeof data25.label !== "string"){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/label",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.size_cents !== undefined){
let data29 = data25.size_cents;
const _errs55 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/size_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/size_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.price_cents !== undefined){
let data30 = data25.price_cents;
const _errs57 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.old_price_cents !== undefined){
let data31 = data25.old_price_cents;
const _errs59 = errors;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/old_price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/old_price_cents/type",keyword:"type",params:{type: schema20.properties.programs.items.properties.tiers.items.properties.old_price_cents.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.discount_percent !== undefined){
let data32 = data25.discount_percent;
const _errs61 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/discount_percent",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/discount_percent/type",keyword:"type",params:{type: schema20.properties.programs.items.properties.tiers.items.properties.discount_percent.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.winners_bonus_cents !== undefined){
let data33 = data25.winners_bonus_cents;
const _errs63 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/winners_bonus_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/winners_bonus_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs47 === errors;
if(!valid6){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers",schemaPath:"#/properties/programs/items/properties/tiers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/programs",schemaPath:"#/properties/programs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_ons !== undefined){
let data34 = data.add_ons;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data34)){
var valid8 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs67 = errors;
if(errors === _errs67){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if(((((data35.id === undefined) && (missing4 = "id")) || ((data35.name === undefined) && (missing4 = "name"))) || ((data35.description === undefined) && (missing4 = "description"))) || ((data35.price_cents === undefined) && (missing4 = "price_cents"))){
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data35.id !== undefined){
const _errs69 = errors;
if(typeof data35.id !== "string"){
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/id",schemaPath:"#/properties/add_ons/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs69 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.name !== undefined){
const _errs71 = errors;
if(typeof data35.name !== "string"){
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/name",schemaPath:"#/properties/add_ons/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs71 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.description !== undefined){
const _errs73 = errors;
if(typeof data35.description !== "string"){
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/description",schemaPath:"#/properties/add_ons/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs73 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.price_cents !== undefined){
let data39 = data35.price_cents;
const _errs75 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/price_cents",schemaPath:"#/properties/add_ons/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs75 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs67 === errors;
if(!valid8){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/add_ons",schemaPath:"#/properties/add_ons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"currency":true,"programs":true,"add_ons":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="isAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"currency":true,"programs":true,"add_ons":true},"dynamicProps":false,"dynamicItems":false};
